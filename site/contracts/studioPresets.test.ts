// The presets of the studio are legal themes that can be read.
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../components/studio/contrastOf';
import { accepts } from '../components/studio/field';
import { fieldsOf } from '../components/studio/kit';
import { materialKit } from '../components/studio/material/kit';
import { schemes } from '../components/studio/theme';

const kits = [materialKit];
const ids = ['quiet', 'dense', 'round', 'contrast', 'editorial', 'playful', 'terminal', 'neutral'];

describe.each(kits)('$name', (kit) => {
  test('there are eight, and each differs from the library and from the others', () => {
    expect(kit.presets.map(({ id }) => id)).toEqual(ids);
    expect(new Set(kit.presets.map(({ value }) => JSON.stringify(value))).size).toBe(ids.length);
  });

  test.each(kit.presets)('$label has values that its fields accept', ({ value }) => {
    const fields = new Map(fieldsOf(kit, value).map((field) => [field.id, field]));
    for (const [id, one] of Object.entries(value)) {
      const field = fields.get(id);
      expect(field, id).toBeDefined();
      expect(field && accepts(field, one, kit.isColor), `${id}: ${String(one)}`).toBe(true);
      expect(one, `${id} is what the library has`).not.toBe(field?.standard);
    }
  });

  test.each(kit.presets)('$label passes AA in both schemes', ({ id, value }) => {
    const enough = (label: string) => (id === 'contrast' && label.includes('ext on') ? 7 : 4.5);
    const low = schemes.flatMap((scheme) =>
      kit
        .pairs(value, scheme)
        .filter((pair) => contrastOf(pair) < enough(pair.label))
        .map((pair) => `${scheme}: ${pair.label} ${contrastOf(pair).toFixed(2)}`),
    );
    expect(low).toEqual([]);
  });
});
