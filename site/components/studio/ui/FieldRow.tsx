import { type Dispatch, type ReactNode, useId } from 'react';
import { type Field, isStandard, samplesOf } from '../field';
import type { Action } from '../history';
import { type Kit, valueOf } from '../kit';
import type { FieldValue, ThemeValue } from '../theme';
import { ColorInput } from './ColorInput';
import { FontInput } from './FontInput';
import { PictureCards } from './PictureCards';

interface FieldRowProps {
  readonly field: Field;
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly dispatch: Dispatch<Action>;
  /** What is said below the field. */
  readonly children?: ReactNode;
}

/** A field with its name, and a way back to what the library has. */
export function FieldRow({ field, kit, theme, dispatch, children }: FieldRowProps) {
  const id = useId();
  // The library has no such color to go back to.
  const isAdded = field.kind === 'color' && field.standard === '';
  const isChanged = field.id in theme && !isAdded;
  const set = (value: FieldValue) => {
    if (isStandard(field, value)) dispatch({ type: 'clear', field: field.id });
    else dispatch({ type: 'set', field: field.id, value });
  };
  const samples = samplesOf(field);
  const isPictured = field.kind === 'choice' && samples.length > 0;
  return (
    <div
      className="studio-field"
      data-kind={field.kind}
      data-pictured={samples.length > 0 || undefined}
    >
      {isPictured ? (
        <span id={`${id}-label`}>{field.label}</span>
      ) : (
        <label id={`${id}-label`} htmlFor={id}>
          {field.label}
        </label>
      )}
      {samples.length > 0 && (
        <PictureCards
          labelledBy={`${id}-label`}
          id={isPictured ? id : undefined}
          standard={String(field.standard)}
          samples={samples}
          value={String(valueOf(field, theme))}
          onChange={(value) => {
            set(field.kind === 'number' ? Number(value) : value);
            dispatch({ type: 'settle' });
          }}
        />
      )}
      {!isPictured && (
        <Input
          id={id}
          field={field}
          kit={kit}
          theme={theme}
          onChange={set}
          onSettle={() => dispatch({ type: 'settle' })}
        />
      )}
      <button
        type="button"
        className="studio-reset"
        hidden={!isChanged}
        aria-label={`Reset ${field.label}`}
        onClick={() => {
          dispatch({ type: 'settle' });
          dispatch({ type: 'clear', field: field.id });
          dispatch({ type: 'settle' });
          // The button is gone.
          document.getElementById(id)?.focus();
        }}
      >
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8h6.5a4 4 0 010 8H8M8 5L5 8l3 3" />
        </svg>
      </button>
      {children}
    </div>
  );
}

interface InputProps extends Pick<FieldRowProps, 'field' | 'kit' | 'theme'> {
  readonly id: string;
  readonly onChange: (value: FieldValue) => void;
  readonly onSettle: () => void;
}

function Input({ id, field, kit, theme, onChange, onSettle }: InputProps) {
  const value = valueOf(field, theme);
  switch (field.kind) {
    case 'color':
      return (
        <ColorInput
          id={id}
          label={field.label}
          value={String(value)}
          context={theme}
          isColor={kit.isColor}
          onChange={onChange}
          onSettle={onSettle}
        />
      );
    case 'number': {
      const { min, max, step, unit } = field;
      const text = `${String(value)}${unit === '%' ? ' %' : ` ${unit}`}`.trimEnd();
      return (
        <span className="studio-amount">
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            value={Number(value)}
            aria-valuetext={text}
            onChange={(event) => onChange(Number(event.target.value))}
            onPointerDown={onSettle}
            onBlur={onSettle}
          />
          <output htmlFor={id}>{text}</output>
        </span>
      );
    }
    case 'choice':
      return (
        <select
          id={id}
          className="s-input"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onSettle}
        >
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="studio-switch"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'font':
      return <FontInput id={id} value={String(value)} onChange={onChange} onSettle={onSettle} />;
  }
}
