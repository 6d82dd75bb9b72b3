interface ImportMetaEnv {
  /** The day of the build in Rome, `YYYY-MM-DD`. */
  readonly BUILT_ON: string;
}
