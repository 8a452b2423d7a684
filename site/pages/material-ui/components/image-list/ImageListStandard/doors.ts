function draw(wall: string, door: string, arch: number) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160" viewBox="0 0 120 160">
  <rect width="120" height="160" fill="${wall}"/>
  <path d="M30 152V${60 + arch}q0-${arch} 30-${arch}t30 ${arch}v${92 - arch}Z" fill="${door}"/>
  <path d="M60 66v84M38 106h14M68 106h14" stroke="${wall}" stroke-width="3"/>
  <circle cx="66" cy="112" r="3" fill="#f3d27a"/>
  <path d="M0 152h120v8H0Z" fill="#6d675f"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const doors = [
  { street: 'Well Lane', src: draw('#e9d9bd', '#1f5f5b', 30) },
  { street: 'Rope Walk', src: draw('#d7b49e', '#7a2e2e', 0) },
  { street: 'Mint Yard', src: draw('#c9d3cf', '#2d3e6e', 24) },
  { street: 'Salt Stairs', src: draw('#efe3cf', '#8a5a1f', 10) },
  { street: 'North Gate', src: draw('#cfc4b8', '#3b5d3a', 34) },
  { street: 'Glover Street', src: draw('#e3c8b0', '#57355f', 18) },
];
