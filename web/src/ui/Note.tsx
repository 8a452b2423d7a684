/** Place beside a button for what it did, or why it could not; `announce.client.ts` fills it. */
export function Note() {
  return <span className="s-note" role="status" data-note="" />;
}
