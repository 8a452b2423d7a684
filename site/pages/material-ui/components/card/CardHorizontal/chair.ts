const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
  <rect width="160" height="160" fill="#e9dfd0"/>
  <ellipse cx="80" cy="138" rx="52" ry="7" fill="#cbbba2"/>
  <g fill="none" stroke="#7a4b2b" stroke-width="7" stroke-linecap="round">
    <path d="M52 28v66M108 28v66M48 94l-6 42M112 94l6 42M60 98v34M100 98v34"/>
    <path d="M52 34h56M52 54h56M52 74h56"/>
  </g>
  <rect x="42" y="88" width="76" height="12" rx="5" fill="#c98a4b"/>
</svg>`;

export const chair = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
