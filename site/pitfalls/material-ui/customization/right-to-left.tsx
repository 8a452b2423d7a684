import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';
import type { ReactNode } from 'react';
import type { Pitfall } from '../../pitfall';
import { boxOf, styleOf } from '../../symptoms';

const mirrors = { stylisPlugins: [prefixer, rtlPlugin] };
const cacheOf = (key: string, options: Partial<Options> = {}) => createCache({ key, ...options });
const [ltr, rtl] = [cacheOf('ltr'), cacheOf('rtl', mirrors)];
const same = [cacheOf('same'), cacheOf('same', mirrors)] as const;

interface SideProps {
  cache: typeof rtl;
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

function Side({ cache, dir = 'rtl', children }: SideProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ direction: dir })}>
        <div dir={dir}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}

const Volume = () => <Slider defaultValue={0} sx={{ width: 300 }} />;
const Iconed = () => <Button startIcon="+">Add</Button>;

const Both = ({ left, right }: { left: typeof rtl; right: typeof rtl }) => (
  <>
    <Side cache={left} dir="ltr">
      <Box sx={{ ml: 5 }}>Name</Box>
    </Side>
    <Side cache={right}>
      <Box className="mirrored" sx={{ ml: 5 }}>
        الاسم
      </Box>
    </Side>
  </>
);

export default [
  {
    lead: "The slider's thumb is off by half its width.",
    Failing: () => (
      <Side cache={ltr}>
        <Volume />
      </Side>
    ),
    Fixed: () => (
      <Side cache={rtl}>
        <Volume />
      </Side>
    ),
    symptom: async (stage) => {
      const thumb = await boxOf(stage, '.MuiSlider-thumb');
      const rail = await boxOf(stage, '.MuiSlider-rail');
      return Math.round((thumb.left + thumb.right) / 2 - rail.right) === -thumb.width;
    },
  },
  {
    lead: 'Text is on the right, but margins and icons are on the wrong side.',
    Failing: () => (
      <Side cache={ltr}>
        <Iconed />
      </Side>
    ),
    Fixed: () => (
      <Side cache={rtl}>
        <Iconed />
      </Side>
    ),
    symptom: async (stage) => (await styleOf(stage, '.MuiButton-startIcon')).marginLeft !== '8px',
  },
  {
    lead: 'Both margins are set.',
    Failing: () => <Both left={same[0]} right={same[1]} />,
    Fixed: () => <Both left={ltr} right={rtl} />,
    symptom: async (stage) => {
      const { marginLeft, marginRight } = await styleOf(stage, '.mirrored');
      return marginLeft === '40px' && marginRight === '40px';
    },
  },
  {
    lead: "An element with `direction: 'ltr'` in its styles is right-to-left.",
    Failing: () => (
      <Side cache={rtl}>
        <Box className="code" sx={{ direction: 'ltr' }} />
      </Side>
    ),
    Fixed: () => (
      <Side cache={rtl}>
        <Box className="code" dir="ltr" />
      </Side>
    ),
    symptom: async (stage) => (await styleOf(stage, '.code')).direction === 'rtl',
  },
] satisfies Pitfall[];
