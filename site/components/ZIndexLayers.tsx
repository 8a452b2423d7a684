import { layersOf } from './values/layers';
import './ZIndexLayers.css';

/** The layers of the theme as sheets that cover each other, with the components that use them. */
export default function ZIndexLayers() {
  return (
    <ol className="z-layers" reversed>
      {layersOf().map(({ names, value, components }, index, all) => (
        <li
          key={value}
          data-layer={value}
          style={{ zIndex: all.length - index, marginInlineStart: `${String(index * 2.25)}%` }}
        >
          <strong>{value}</strong>
          <span>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </span>
          <span>{components.join(', ')}</span>
        </li>
      ))}
    </ol>
  );
}
