/** The key of the component in a place of the shell, in the bundle and among what is drawn. */
export function slotKey(name: string): string {
  return `slots/${name}`;
}
