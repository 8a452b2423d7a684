import { useState } from 'react';
import { Combobox } from '../../../../families/base-ui/look/Combobox';
import { airports } from './airports';
import type { Airport } from './airports';

export default function AutocompleteHighlight() {
  const [preview, setPreview] = useState<Airport | null>(null);

  return (
    <div>
      <Combobox
        label="Airport"
        options={airports}
        autoHighlight
        disableListWrap
        onHighlightChange={(_event, airport) => setPreview(airport)}
      />
      <p className="quiet-hint">
        {preview ? `${preview.code}, ${preview.country}` : 'No highlight'}
      </p>
    </div>
  );
}
