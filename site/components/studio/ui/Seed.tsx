import { type ChangeEvent, type Dispatch, type SyntheticEvent, useId, useState } from 'react';
import type { Action } from '../history';
import type { Kit } from '../kit';
import { solid } from '../solid';
import { ColorInput } from './ColorInput';

interface SeedProps {
  readonly kit: Kit;
  readonly dispatch: Dispatch<Action>;
}

/** A whole palette from one color, which may be one of a picture's. */
export function Seed({ kit, dispatch }: SeedProps) {
  const id = useId();
  const [seed, setSeed] = useState('#0f766e');
  const [found, setFound] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [isLegal, setIsLegal] = useState(true);

  const look = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const { NoPicture, pictureColors } = await import('../pictureColors');
    try {
      setFound(await pictureColors(file));
      setProblem('');
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      setFound([]);
      setProblem(error.message);
    }
  };
  const makeFrom = (color: string) => {
    setSeed(color);
    dispatch({ type: 'merge', values: kit.palette(solid(color, '#ffffff')) });
  };

  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    makeFrom(seed);
  };

  return (
    <div className="studio-seed">
      <label id={`${id}-label`} htmlFor={id}>
        Palette from one color
      </label>
      <form className="studio-seed-row" onSubmit={make}>
        <ColorInput
          id={id}
          label="the color to begin with"
          value={seed}
          isColor={kit.isColor}
          onChange={setSeed}
          onSettle={() => undefined}
          onWritten={setIsLegal}
        />
        <button type="submit" className="s-button" disabled={!isLegal}>
          Make palette
        </button>
      </form>
      <label className="studio-file">
        <span>From a picture or logo: it stays in your browser</span>
        <input type="file" accept="image/*" onChange={(event) => void look(event)} />
      </label>
      <span role="status" className="studio-error">
        {problem}
      </span>
      {found.length > 0 && (
        <div role="group" aria-label="Colors of the picture" className="studio-found">
          {found.map((color) => (
            <button
              key={color}
              type="button"
              className="studio-swatch"
              style={{ backgroundColor: color }}
              aria-label={`Make a palette from ${color}`}
              onClick={() => makeFrom(color)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
