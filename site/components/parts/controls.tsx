import { CopyButton, Icon, type Translate } from 'showfloor';
import { Note } from 'showfloor/parts';
import { State } from './State';

interface Props {
  readonly t: Translate;
}

export function Buttons({ t }: Props) {
  return (
    <>
      <State name="plain">
        <button type="button" className="s-button">
          {t('demo.restart')}
        </button>
      </State>
      <State name="main">
        <button type="button" className="s-button" data-kind="main">
          {t('search.submit')}
        </button>
      </State>
      <State name="quiet">
        <button type="button" className="s-button" data-kind="quiet">
          {t('demo.screen.full')}
        </button>
      </State>
      <State name="icon">
        <IconButton className="s-icon-button" label={t('settings.title')} />
      </State>
      <State name="icon, expanded">
        <IconButton className="s-icon-button" label={t('settings.title')} expanded />
      </State>
      <State name="tool">
        <IconButton className="s-tool-button" label={t('settings.title')} />
      </State>
    </>
  );
}

interface IconButtonProps {
  readonly className: string;
  readonly label: string;
  readonly expanded?: boolean;
}

function IconButton({ className, label, expanded }: IconButtonProps) {
  return (
    <button type="button" className={className} aria-expanded={expanded}>
      <span className="visually-hidden">{label}</span>
      <Icon name="settings" />
    </button>
  );
}

export function CopyButtons({ t }: Props) {
  return (
    <>
      <State name="rest">
        <span className="shell-part-line" data-copy-root="">
          <code data-copy-source="">make dev</code>
          <CopyButton t={t} />
        </span>
      </State>
      <State name="copied" className="shell-part-space">
        <Told text={t('code.copied')} t={t} />
      </State>
      <State name="refused" className="shell-part-space">
        <Told text={t('code.denied')} t={t} />
      </State>
    </>
  );
}

/** A copy button with its note, as after a press. */
function Told({ text, t }: Props & { readonly text: string }) {
  return (
    <span className="s-copy">
      <CopyButton t={t} />
      <Note>{text}</Note>
    </span>
  );
}

export function Chips({ t }: Props) {
  return (
    <>
      <State name="off">
        <button type="button" className="s-chip" aria-pressed="false">
          {t('api.filter.required')} <span>2</span>
        </button>
      </State>
      <State name="on">
        <button type="button" className="s-chip" aria-pressed="true">
          {t('api.filter.required')} <span>2</span>
        </button>
      </State>
    </>
  );
}

export function Segments({ t }: Props) {
  return (
    <>
      <State name="buttons, none pressed">
        <SegmentButtons t={t} />
      </State>
      <State name="buttons, first pressed">
        <SegmentButtons pressed t={t} />
      </State>
      <State name="radio buttons">
        <fieldset className="s-segments" aria-label={t('settings.density')}>
          {(['comfortable', 'compact'] as const).map((value, index) => (
            <label key={value} className="s-segment">
              <input type="radio" name="segments" value={value} defaultChecked={index === 0} />
              <span>{t(`settings.density.${value}`)}</span>
            </label>
          ))}
        </fieldset>
      </State>
    </>
  );
}

function SegmentButtons({ pressed = false, t }: Props & { readonly pressed?: boolean }) {
  return (
    <div className="s-segments" role="group" aria-label={t('demo.language')}>
      <button type="button" className="s-segment" aria-pressed={pressed}>
        {t('demo.language.ts')}
      </button>
      <button type="button" className="s-segment" aria-pressed="false">
        {t('demo.language.js')}
      </button>
    </div>
  );
}

export function Fields({ t }: Props) {
  return (
    <>
      <State name="empty">
        <Field t={t} />
      </State>
      <State name="filled">
        <Field value="onChange" found="2 of 14" t={t} />
      </State>
      <State name="with an error">
        <Field value="onChnage" found={t('api.filter.none')} invalid t={t} />
      </State>
    </>
  );
}

interface FieldProps extends Props {
  readonly value?: string;
  readonly found?: string;
  readonly invalid?: boolean;
}

function Field({ value, found, invalid = false, t }: FieldProps) {
  return (
    <label className="s-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('api.filter.placeholder')}
        aria-invalid={invalid || undefined}
        placeholder={t('api.filter.placeholder')}
        defaultValue={value}
      />
      {found !== undefined && <span role="status">{found}</span>}
    </label>
  );
}

export function Keys() {
  return (
    <>
      <State name="one">
        <kbd className="s-key">/</kbd>
      </State>
      <State name="several">
        <span>
          <kbd className="s-key">Ctrl</kbd>
          <kbd className="s-key">K</kbd>
        </span>
      </State>
    </>
  );
}
