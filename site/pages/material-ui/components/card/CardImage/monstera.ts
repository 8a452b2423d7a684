const leaf =
  'M0 40C-46 28-52-22 0-58 52-22 46 28 0 40Zm0-12V-44M0 12-26-2M0 12 26-2M0-10-22-22M0-10 22-22';

const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">
  <rect width="320" height="160" fill="#dcebdd"/>
  <circle cx="252" cy="44" r="26" fill="#f6e3b0"/>
  <g fill="#2f6b4f" stroke="#dcebdd" stroke-width="3">
    <path transform="translate(118 66) rotate(-28)" d="${leaf}"/>
    <path transform="translate(198 70) rotate(30)" d="${leaf}"/>
    <path transform="translate(160 58)" fill="#3f8a66" d="${leaf}"/>
  </g>
  <path d="M126 112h68l-9 48h-50Z" fill="#b8654a"/>
  <path d="M120 104h80v14h-80Z" fill="#cb7a5c"/>
</svg>`;

export const monstera = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
