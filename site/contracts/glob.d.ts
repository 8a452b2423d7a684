interface ImportMeta {
  /** Files of installed packages as text, by their path: what Vite gives to tests. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<string>>>;

  /** What modules export as default, by their path. */
  glob<T>(
    pattern: string,
    options: { readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<T>>>;
}
