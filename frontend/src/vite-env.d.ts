interface ImportMetaEnv {
  /** The day of the build in Rome, `YYYY-MM-DD`. */
  readonly BUILT_ON: string;
}

/** The offices' mailboxes by the offices' ids. */
declare module '*school.json?offices' {
  const mailboxes: Readonly<Record<string, string>>;
  export default mailboxes;
}

/** The offices with hours of their own. */
declare module '*school.json?office-hours' {
  const offices: readonly { readonly name: string; readonly hours: import('@school/catalog').School['openingHours'] }[];
  export default offices;
}

/** The days on which one office is closed, and the others are not. */
declare module '*school.json?office-closures' {
  const closures: readonly { readonly name: string; readonly from: string; readonly until: string }[];
  export default closures;
}

/** The owner's photos by what they show (build/pictures.ts); null or none where there is none. */
declare module '*school.json?pictures=venue' {
  const venue: import('#src/lib/picture-file.ts').PictureFile | null;
  export default venue;
}
declare module '*school.json?pictures=classroom' {
  const classroom: import('#src/lib/picture-file.ts').PictureFile | null;
  export default classroom;
}
declare module '*school.json?pictures=teacher' {
  const teachers: readonly {
    readonly name: string;
    readonly role: string;
    readonly line?: string;
    readonly picture: import('#src/lib/picture-file.ts').PictureFile;
  }[];
  export default teachers;
}
/** By the name that the testimonial is signed with. */
declare module '*school.json?pictures=voice' {
  const voices: Readonly<Record<string, import('#src/lib/picture-file.ts').PictureFile>>;
  export default voices;
}
