import type { ComponentProps } from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import type { AutocompleteGroupedOption, UseAutocompleteProps } from '@mui/base/useAutocomplete';
import './quiet.css';
import './combobox.css';

type Option = string | { label: string };
type Flag = boolean | undefined;

const labelOf = (option: Option) => (typeof option === 'string' ? option : option.label);

export type ComboboxProps<
  Value,
  Multiple extends Flag,
  DisableClearable extends Flag,
  FreeSolo extends Flag,
> = UseAutocompleteProps<Value, Multiple, DisableClearable, FreeSolo> & {
  label: string;
  placeholder?: string;
};

/** A combobox in the quiet look, for one value or several. */
export function Combobox<
  Value extends Option,
  Multiple extends Flag = false,
  DisableClearable extends Flag = false,
  FreeSolo extends Flag = false,
>({
  label,
  placeholder,
  ...parameters
}: ComboboxProps<Value, Multiple, DisableClearable, FreeSolo>) {
  const { disabled, readOnly, freeSolo, disableClearable } = parameters;
  const { groupBy, getOptionLabel = labelOf } = parameters;
  const { setAnchorEl, ...field } = useAutocomplete(parameters);
  const tags = (Array.isArray(field.value) ? field.value : []) as Value[];
  const found = field.groupedOptions.length > 0;

  const renderOption = (option: Value, index: number) => {
    const { key, ...props }: ComponentProps<'li'> & { key: string } = field.getOptionProps({
      option,
      index,
    });
    return (
      <li key={key} {...props}>
        {getOptionLabel(option)}
      </li>
    );
  };

  return (
    <div className="quiet-combobox">
      <label className="quiet-label" {...field.getInputLabelProps()}>
        {label}
      </label>
      <div {...field.getRootProps()} ref={setAnchorEl} className="quiet-combobox-root">
        {tags.map((tag, index) => {
          const { key, onDelete, ...props } = field.getTagProps({ index });
          return (
            <span key={key} {...props} className="quiet-tag">
              {getOptionLabel(tag)}
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${getOptionLabel(tag)}`}
                disabled={disabled === true || readOnly === true}
                onClick={onDelete}
              >
                ×
              </button>
            </span>
          );
        })}
        <input
          {...field.getInputProps()}
          placeholder={tags.length > 0 ? undefined : placeholder}
          readOnly={readOnly}
        />
        {field.dirty && !disableClearable && !disabled && !readOnly && (
          <button {...field.getClearProps()} aria-label={`Clear ${label}`}>
            ×
          </button>
        )}
        <button
          {...field.getPopupIndicatorProps()}
          className="quiet-combobox-toggle"
          aria-label={`Options: ${label}`}
          disabled={disabled === true || readOnly === true}
        />
      </div>
      <Popper
        open={field.popupOpen && (found || !freeSolo)}
        anchorEl={field.anchorEl}
        role="presentation"
        className="quiet-listbox-popup"
        style={{ inlineSize: field.anchorEl?.offsetWidth }}
      >
        {found ? (
          <ul {...field.getListboxProps()} className="quiet-listbox">
            {groupBy
              ? (field.groupedOptions as AutocompleteGroupedOption<Value>[]).map((one) => (
                  <li key={one.key} role="none">
                    <div className="quiet-listbox-group" aria-hidden="true">
                      {one.group}
                    </div>
                    <ul role="group" aria-label={one.group}>
                      {one.options.map((option, index) => renderOption(option, one.index + index))}
                    </ul>
                  </li>
                ))
              : (field.groupedOptions as Value[]).map(renderOption)}
          </ul>
        ) : (
          <div className="quiet-listbox quiet-listbox-message" role="status">
            No matches
          </div>
        )}
      </Popper>
    </div>
  );
}
