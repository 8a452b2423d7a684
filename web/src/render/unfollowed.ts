/** The start of a link to a path of the site that says nothing of its relation; React escapes `>`. */
const link = /<a(?=\s[^>]*(?<=\s)href="\/(?!\/))(?![^>]*\srel=)/g;

/**
 * Asks crawlers not to follow the links of a demo: most lead to pages that only its own router has.
 *
 * In production, React compares no attributes when it hydrates. In development it does, and complains.
 */
export function unfollowed(html: string): string {
  return html.replace(link, '<a rel="nofollow"');
}
