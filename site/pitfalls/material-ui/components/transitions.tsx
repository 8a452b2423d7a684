import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Zoom from '@mui/material/Zoom';
import type { Pitfall, Stage } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

/** Properties that were animated until now. */
const animated: string[] = [];
document.addEventListener('transitionrun', ({ propertyName }) => animated.push(propertyName));

/** What a server sends. */
const Sent = ({ children }: { children: ReactElement }) => (
  <div dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
);

/** What a server sends, and React then takes over. */
function Hydrated({ children }: { children: ReactElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    place.current.innerHTML = renderToString(children);
    hydrateRoot(place.current, children);
  }, [children]);
  return <div ref={place} />;
}

function Toggled({ children }: { children: (open: boolean) => ReactElement | false }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>Toggle</button>
      {children(open)}
    </>
  );
}

const Dropping = () => <p>Saved</p>;
const Unstyled = ({ ref }: ComponentProps<'p'>) => <p ref={ref}>Saved</p>;
const Passing = (props: ComponentProps<'p'>) => <p {...props}>Saved</p>;

/** It has its full height, but is not open yet. */
const Opening = (props: CollapseProps) => (
  <Collapse in appear timeout={60_000} style={{ transitionDuration: '0ms' }} {...props} />
);

/** Tells whether something holds for each paragraph; throws if it holds for only some of them. */
function agreed(holds: (paragraph: HTMLElement) => boolean) {
  const answers = new Set([...document.querySelectorAll('p')].map(holds));
  if (answers.size !== 1) throw new Error('the paragraphs differ');
  return answers.has(true);
}

function isUnseen(paragraph: HTMLElement) {
  return (
    !paragraph.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    paragraph.getBoundingClientRect().width === 0
  );
}

async function notRotated({ settled }: Stage) {
  await settled();
  return agreed((paragraph) => {
    const { width, height } = paragraph.getBoundingClientRect();
    return width > height;
  });
}

const turned = { width: 200, transform: 'rotate(90deg)' };

export default [
  {
    lead: 'Content is invisible without JavaScript.',
    Failing: () => (
      <Sent>
        <>
          <Fade in>
            <p>Welcome</p>
          </Fade>
          <Grow in>
            <p>Welcome</p>
          </Grow>
          <Zoom in>
            <p>Welcome</p>
          </Zoom>
        </>
      </Sent>
    ),
    Fixed: () => (
      <Sent>
        <>
          <Fade in appear={false}>
            <p>Welcome</p>
          </Fade>
          <Grow in appear={false}>
            <p>Welcome</p>
          </Grow>
          <Zoom in appear={false}>
            <p>Welcome</p>
          </Zoom>
        </>
      </Sent>
    ),
    symptom: () => agreed(isUnseen),
  },
  {
    lead: 'Content jumps on load.',
    Failing: () => (
      <>
        <Sent>
          <Slide in>
            <p>Welcome</p>
          </Slide>
        </Sent>
        <Hydrated>
          <Slide in>
            <p>Welcome</p>
          </Slide>
        </Hydrated>
      </>
    ),
    Fixed: () => (
      <Hydrated>
        <Slide in appear={false}>
          <p>Welcome</p>
        </Slide>
      </Hydrated>
    ),
    symptom: async ({ within }) =>
      !agreed(isUnseen) && within(() => animated.includes('transform')),
  },
  {
    lead: 'Nothing moves on the first render of `Collapse`.',
    Failing: () => <Collapse in>Details</Collapse>,
    Fixed: () => (
      <Collapse in appear>
        Details
      </Collapse>
    ),
    symptom: async ({ within }) => !(await within(() => animated.includes('height'))),
  },
  {
    lead: 'It does not fade out.',
    Failing: () => (
      <Toggled>
        {(open) =>
          open && (
            <Fade in>
              <p>Saved</p>
            </Fade>
          )
        }
      </Toggled>
    ),
    Fixed: () => (
      <Toggled>
        {(open) => (
          <Fade in={open}>
            <p>Saved</p>
          </Fade>
        )}
      </Toggled>
    ),
    symptom: async ({ click, within }) => {
      animated.length = 0;
      await click('button');
      return !(await within(() => animated.includes('opacity')));
    },
  },
  {
    lead: '"Cannot read properties of null (reading \'scrollTop\')".',
    Failing: () => (
      <Fade in>
        <Dropping />
      </Fade>
    ),
    Fixed: () => (
      <Fade in>
        <Passing />
      </Fade>
    ),
    symptom: logs("Cannot read properties of null (reading 'scrollTop')"),
  },
  {
    lead: '"Cannot read properties of null (reading \'scrollTop\')".',
    Failing: () => (
      <Slide in>
        <Dropping />
      </Slide>
    ),
    Fixed: () => (
      <Slide in>
        <Passing />
      </Slide>
    ),
    symptom: logs("Cannot read properties of null (reading 'getBoundingClientRect')"),
  },
  {
    lead: '"Cannot read properties of null (reading \'scrollTop\')".',
    Failing: () => (
      <Fade in>
        <Unstyled />
      </Fade>
    ),
    Fixed: () => (
      <Fade in>
        <Passing />
      </Fade>
    ),
    symptom: async ({ within }) =>
      !agreed(isUnseen) && !(await within(() => animated.includes('opacity'))),
  },
  {
    lead: 'A transform is lost.',
    Failing: () => (
      <>
        <Grow in>
          <Box component="p" sx={turned} />
        </Grow>
        <Slide in>
          <Box component="p" sx={turned} />
        </Slide>
        <Zoom in>
          <Box component="p" sx={turned} />
        </Zoom>
      </>
    ),
    Fixed: () => (
      <>
        <Grow in>
          <div>
            <Box component="p" sx={turned} />
          </div>
        </Grow>
        <Slide in>
          <div>
            <Box component="p" sx={turned} />
          </div>
        </Slide>
        <Zoom in>
          <div>
            <Box component="p" sx={turned} />
          </div>
        </Zoom>
      </>
    ),
    symptom: notRotated,
  },
  {
    lead: 'A transform is lost.',
    Failing: () => (
      <Zoom in>
        <p style={turned}>Saved</p>
      </Zoom>
    ),
    Fixed: () => (
      <Zoom in>
        <div>
          <p style={turned}>Saved</p>
        </div>
      </Zoom>
    ),
    symptom: async (stage) =>
      (await notRotated(stage)) || !(await stage.within(() => animated.includes('transform'))),
  },
  {
    lead: 'Space remains when `Collapse` is closed.',
    Failing: () => (
      <Box sx={{ display: 'flow-root' }}>
        <Collapse in={false} sx={{ mt: 2 }}>
          Details
        </Collapse>
      </Box>
    ),
    Fixed: () => (
      <Box sx={{ display: 'flow-root' }}>
        <Collapse in={false}>
          <Box sx={{ mt: 2 }}>Details</Box>
        </Collapse>
      </Box>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiBox-root')).height > 0,
  },
  {
    lead: 'Shadows are cut off while `Collapse` moves.',
    Failing: () => (
      <Opening>
        <Box id="card" sx={{ boxShadow: '0 0 8px black' }}>
          Details
        </Box>
      </Opening>
    ),
    Fixed: () => (
      <Opening>
        <Box sx={{ p: 1 }}>
          <Box id="card" sx={{ boxShadow: '0 0 8px black' }}>
            Details
          </Box>
        </Box>
      </Opening>
    ),
    symptom: async (stage) => {
      const card = await boxOf(stage, '#card');
      const { left, bottom } = await boxOf(stage, '.MuiCollapse-root');
      const { overflow } = getComputedStyle(await stage.find('.MuiCollapse-root'));
      return overflow === 'hidden' && (card.left - 8 < left || card.bottom + 8 > bottom);
    },
  },
] satisfies Pitfall[];
