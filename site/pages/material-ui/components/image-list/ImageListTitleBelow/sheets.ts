function sheet(water: string, land: string, coast: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="180" height="120" viewBox="0 0 180 120">
  <rect width="180" height="120" fill="${water}"/>
  <path d="${coast}" fill="${land}" stroke="#7d7152" stroke-width="2"/>
  <path d="M60 0v120M120 0v120M0 60h180" stroke="#000" stroke-opacity=".15"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const sheets = [
  {
    number: 'Map 14',
    name: 'Outer islands',
    src: sheet(
      '#cfe3ea',
      '#eadfb8',
      'M30 40q20-20 40 0t-10 30-40-5Zm80 30q18-16 34 2t-16 24Z',
    ),
  },
  {
    number: 'Map 15',
    name: 'Long bay',
    src: sheet(
      '#cfe3ea',
      '#d9dfb6',
      'M0 0h180v40q-60-10-90 20t-90 20Zm40 120q30-40 140-50v50Z',
    ),
  },
];
