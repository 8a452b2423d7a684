function bird(sky: string, body: string, wing: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="180" height="140" viewBox="0 0 180 140">
  <rect width="180" height="140" fill="${sky}"/>
  <path d="M48 62q10-26 36-22 40 6 58 36-40 10-66 2-24-4-28-16Z" fill="${body}"/>
  <path d="M84 50q30 0 52 24-34 6-48-2-10-8-4-22Z" fill="${wing}"/>
  <circle cx="64" cy="52" r="3" fill="#111"/>
  <path d="m48 56-14 4 14 4Z" fill="#d78b2c"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const birds = [
  {
    name: 'Dunnock',
    href: '#links',
    src: bird('#d9e4e0', '#7f766c', '#5d4632'),
  },
  {
    name: 'Goldcrest',
    href: '#links',
    src: bird('#dfe6cf', '#7d8a4a', '#e2b93a'),
  },
];
