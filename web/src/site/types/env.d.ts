/** What a build puts into the scripts of a site. */
interface ImportMetaEnv {
  /** The path of the site on its host, with a slash at its end. */
  BASE_URL: string;
  /** Whether it runs where pages are prerendered: what only these need is left out of browsers then. */
  readonly SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module "*.css";

declare module "*?raw" {
  const text: string;
  export default text;
}
