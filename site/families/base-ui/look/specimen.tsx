import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { Button as BaseButton } from '@mui/base/Button';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';
import { quiet } from './quiet';

const text = { font: `400 14px/20px ${quiet.font}`, color: quiet.ink };
const frame = {
  ...text,
  boxSizing: 'border-box',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  backgroundColor: quiet.surface,
} as const;

export const Row = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', ...text });

export const Column = styled('div')({ display: 'grid', gap: 6, ...text });

export const Button = styled(BaseButton)({ ...frame, padding: '8px 14px', fontWeight: 500 });

export const Input = styled(BaseInput)({
  [`& .${inputClasses.input}`]: { ...frame, padding: '8px 12px', inlineSize: 190 },
});

/** What floats over a page: a menu, a list, a dialog. */
export const Popup = styled('div')({
  ...text,
  padding: 4,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 10,
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
});

export const Choice = styled('div')({
  padding: '5px 12px',
  borderRadius: 6,
  '&[data-on]': { backgroundColor: quiet.hover, fontWeight: 600 },
});

export const Tile = styled('div')({
  ...text,
  padding: '10px 16px',
  border: `1px dashed ${quiet.line}`,
  borderRadius: 8,
});

export const Tab = styled(BaseTab)({
  ...text,
  padding: '6px 14px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  [`&.${tabClasses.selected}`]: { backgroundColor: quiet.surface, fontWeight: 600 },
});

export const TabsList = styled(BaseTabsList)({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: 8,
  backgroundColor: quiet.hover,
});

export const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'block',
  inlineSize: 180,
  blockSize: 20,
  color: quiet.accent,
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 8,
    blockSize: 4,
    borderRadius: 2,
    backgroundColor: 'currentColor',
  },
  [`& .${sliderClasses.rail}`]: { inlineSize: '100%', opacity: 0.3 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 1,
    inlineSize: 18,
    blockSize: 18,
    marginInlineStart: -9,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
});

export const Switch = styled(BaseSwitch)({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 40,
  blockSize: 24,
  borderRadius: 12,
  backgroundColor: quiet.line,
  [`&.${switchClasses.checked}`]: { backgroundColor: quiet.accent },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    inset: '4px auto auto 4px',
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    backgroundColor: quiet.surface,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 20 },
  [`& .${switchClasses.input}`]: { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});
