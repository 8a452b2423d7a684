interface ImportMeta {
  readonly pick: string;
}
