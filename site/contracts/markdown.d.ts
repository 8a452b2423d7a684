/** The text of a file, as Vite imports it. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
