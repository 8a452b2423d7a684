function cloth(warp: string, weft: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="140">
  <defs>
    <pattern id="c" width="16" height="16" patternUnits="userSpaceOnUse">
      <rect width="16" height="16" fill="${warp}"/>
      <path d="M0 0h8v8H0Zm8 8h8v8H8Z" fill="${weft}"/>
      <path d="M0 4h8M8 12h8" stroke="#000" stroke-opacity=".12"/>
    </pattern>
  </defs>
  <rect width="120" height="140" fill="url(#c)"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const cloths = [
  { name: 'Gray', src: cloth('#5b6f7d', '#8fa3ae') },
  { name: 'Rust', src: cloth('#a3512b', '#d08a5c') },
  { name: 'Purple', src: cloth('#6d4f77', '#a98cb3') },
  { name: 'Green', src: cloth('#7a8450', '#bcc48f') },
  { name: 'Brown', src: cloth('#3e332b', '#6f5c4d') },
  { name: 'Yellow', src: cloth('#c79a1e', '#ecd07a') },
];
