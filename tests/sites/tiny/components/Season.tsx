import { useState } from "react";

const seasons = ["Spring", "Summer", "Autumn", "Winter"];

export default function Season({ first }: { readonly first: number }) {
  const [season, setSeason] = useState(first);
  return (
    <button type="button" className="season" onClick={() => setSeason((season + 1) % 4)}>
      {seasons[season]}
    </button>
  );
}
