/** What a build puts into the scripts of a site. */
interface ImportMetaEnv {
  /** The path of the site on its host, with a slash at its end. */
  BASE_URL: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module "*.css";

declare module "*?raw" {
  const text: string;
  export default text;
}
