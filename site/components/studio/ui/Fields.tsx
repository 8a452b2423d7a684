import { type Dispatch, useEffect, useRef } from 'react';
import type { Section } from '../field';
import type { Action } from '../history';
import { type Kit, withCustom } from '../kit';
import type { ThemeValue } from '../theme';
import { ColorFields } from './ColorFields';
import { FieldRow } from './FieldRow';
import type { Schemes } from './useSchemes';

interface FieldsProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly dispatch: Dispatch<Action>;
  readonly schemes: Schemes;
  /** The section that is open. */
  readonly section: string | null;
  readonly onSection: (section: string | null) => void;
}

/** All fields of a theme, a section at a time. */
export function Fields({ kit, theme, dispatch, schemes, section, onSection }: FieldsProps) {
  return (
    <section className="studio-fields" aria-label="Fields">
      {kit.sections.map((one) => (
        <FieldSection
          key={one.id}
          kit={kit}
          own={one}
          theme={theme}
          dispatch={dispatch}
          schemes={schemes}
          isOpen={section === one.id}
          onToggle={() => onSection(section === one.id ? null : one.id)}
        />
      ))}
    </section>
  );
}

interface FieldSectionProps extends Pick<FieldsProps, 'kit' | 'theme' | 'dispatch' | 'schemes'> {
  readonly own: Section;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FieldSection({ kit, own, theme, dispatch, schemes, isOpen, onToggle }: FieldSectionProps) {
  const root = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const changed = own.fields.filter(({ id }) => id in theme).length;
  useEffect(() => {
    if (isOpen && !wasOpen.current) root.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={root} className="studio-section">
      <button
        type="button"
        className="studio-section-name"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8 5l5 5-5 5" />
        </svg>
        {own.label}
        {changed > 0 && (
          <span className="studio-changed">
            {changed}
            <span className="visually-hidden"> changed</span>
          </span>
        )}
      </button>
      {isOpen && (
        <div className="studio-section-fields">
          {own.id === 'color' ? (
            <ColorFields kit={kit} theme={theme} dispatch={dispatch} schemes={schemes} />
          ) : (
            own.fields.map((field) => (
              <FieldRow
                key={field.id}
                field={withCustom(kit, theme, field)}
                kit={kit}
                theme={theme}
                dispatch={dispatch}
              />
            ))
          )}
        </div>
      )}
    </div>
  );
}
