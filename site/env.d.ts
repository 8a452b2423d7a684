/** What a build puts into the scripts of this site. */
interface ImportMetaEnv {
  /** Absent or empty where the build was given none. */
  readonly SHOWFLOOR_LICENSE_KEY?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
