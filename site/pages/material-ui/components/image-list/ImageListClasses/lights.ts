function light(sky: string, stripe: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="180" height="150" viewBox="0 0 180 150">
  <rect width="180" height="150" fill="${sky}"/>
  <path d="M84 44 20 20v40Zm12 0 64-24v40Z" fill="#ffe9a8" opacity=".7"/>
  <path d="M80 54h20l8 80H72Z" fill="#f4f1ea"/>
  <path d="M78 74h24l2 18H76Zm-4 38h32l2 18H72Z" fill="${stripe}"/>
  <path d="M82 36h16v18H82Z" fill="#2a2a33"/>
  <path d="M0 134h180v16H0Z" fill="#24364a"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const lights = [
  { name: 'Red Ness', src: light('#3f5a7c', '#b8342f') },
  { name: 'Coal Point', src: light('#6a5a86', '#26262e') },
];
