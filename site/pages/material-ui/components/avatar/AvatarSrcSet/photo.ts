/** Stands for a photo that a server has in several widths. */
export function photo(width: number) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#e8dcc8"/>
  <path d="M14 96c2-24 16-32 34-32s32 8 34 32Z" fill="#2a6db5"/>
  <circle cx="48" cy="42" r="20" fill="#c58c63"/>
  <path d="M26 40a22 22 0 0 1 44 0Z" fill="#2a6db5"/>
  <path d="M20 38h60v5H20Z" fill="#5b4636"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
