interface ImportMetaEnv {
  /** The day of the build in Rome, `YYYY-MM-DD`. */
  readonly BUILT_ON: string;
}

/** The offices' mailboxes by the offices' ids. */
declare module '*school.json?offices' {
  const mailboxes: Readonly<Record<string, string>>;
  export default mailboxes;
}
