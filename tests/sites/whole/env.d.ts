interface ImportMeta {
  readonly kit: string;
}
