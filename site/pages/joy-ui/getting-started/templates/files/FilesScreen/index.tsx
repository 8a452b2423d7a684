import { useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import { AddMenu } from './AddMenu';
import type { Item } from './data';
import { Details } from './Details';
import { FileGrid } from './FileGrid';
import { FileTable } from './FileTable';
import { Places, type PlacesProps } from './Places';
import { type Layout, TopBar } from './TopBar';
import { inView, useFiles, type View } from './useFiles';

const top: View = { type: 'folder', id: null };

export default function FilesScreen() {
  const [{ items, view, selected, note, before }, dispatch] = useFiles();
  const [query, setQuery] = useState('');
  const [layout, setLayout] = useState<Layout>('list');
  const [menu, setMenu] = useState(false);
  const [sheet, setSheet] = useState(false);
  const pane = useRef<HTMLDivElement>(null);

  const words = query.trim().toLowerCase();
  const shown = items.filter((item) =>
    words ? item.name.toLowerCase().includes(words) : inView(item, view),
  );
  const folders = items.filter(({ kind }) => kind === 'folder');
  const tags = [...new Set(items.flatMap((item) => item.tags))].sort();
  const parent = view.type === 'folder' ? view.id : null;
  const atTop = view.type === 'folder' && view.id === null;
  const title = words ? 'Search results' : titleOf(view, folders);
  const item = items.find(({ id }) => id === selected);

  const show = (next: View) => {
    dispatch({ type: 'show', view: next });
    setQuery('');
    setMenu(false);
  };
  const open = ({ id, kind }: Item) => {
    if (kind === 'folder') {
      show({ type: 'folder', id });
      return;
    }
    dispatch({ type: 'select', id });
    // Details are in a sheet where the pane beside the list is not displayed.
    if (!pane.current?.offsetParent) setSheet(true);
  };
  const places: PlacesProps = { view, folders, tags, onShow: show };
  const details = item && (
    <Details
      item={item}
      allTags={tags}
      onTags={(next) => dispatch({ type: 'tag', id: item.id, tags: next })}
      onRemove={() => {
        setSheet(false);
        dispatch({ type: 'remove', id: item.id });
      }}
    />
  );
  const files = { items: shown, selected, onOpen: open };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '14rem minmax(0, 1fr)',
          lg: '15rem minmax(0, 1fr) 20rem',
        },
        height: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        sx={{
          display: { xs: 'none', md: 'block' },
          minHeight: 0,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Places {...places} />
      </Sheet>
      <Drawer
        open={menu}
        onClose={() => setMenu(false)}
        slotProps={{ content: { 'aria-label': 'Places' } }}
        sx={{ '--Drawer-horizontalSize': '17rem' }}
      >
        {menu && <Places {...places} />}
      </Drawer>
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          minWidth: 0,
        }}
      >
        <TopBar
          title={title}
          top={atTop || words !== ''}
          query={query}
          layout={layout}
          add={
            <AddMenu
              parent={parent}
              items={items}
              onAdd={(added) => dispatch({ type: 'add', items: added })}
            />
          }
          onQuery={setQuery}
          onLayout={setLayout}
          onMenu={() => setMenu(true)}
          onTop={() => show(top)}
        />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            px: { xs: 2, md: 3 },
            pb: 3,
          }}
        >
          {shown.length === 0 && (
            <Typography role="status" sx={{ py: 6, textAlign: 'center' }}>
              {words ? `No file is named “${query}”.` : 'This folder is empty.'}
            </Typography>
          )}
          {shown.length > 0 && layout === 'grid' && <FileGrid {...files} />}
          {shown.length > 0 && layout === 'list' && (
            <FileTable
              {...files}
              onStar={(id) => dispatch({ type: 'star', id })}
            />
          )}
        </Box>
      </Box>
      <Sheet
        ref={pane}
        component="aside"
        aria-label="Details"
        variant="soft"
        sx={{
          display: { xs: 'none', lg: 'block' },
          minHeight: 0,
          overflow: 'auto',
        }}
      >
        {details ?? (
          <Typography level="body-sm" sx={{ p: 3, textAlign: 'center' }}>
            Choose a file to see its details.
          </Typography>
        )}
      </Sheet>
      <Drawer
        anchor="bottom"
        open={sheet}
        onClose={() => setSheet(false)}
        slotProps={{ content: { 'aria-label': 'Details' } }}
        sx={{ '--Drawer-verticalSize': '80dvh' }}
      >
        <ModalClose aria-label="Close" variant="solid" color="neutral" />
        <Box sx={{ overflow: 'auto' }}>{sheet && details}</Box>
      </Drawer>
      {/* Takes no cell of the grid. */}
      <Box role="status" sx={{ position: 'absolute' }}>
        <Snackbar
          open={note !== ''}
          autoHideDuration={before ? undefined : 5000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') dispatch({ type: 'dismiss' });
          }}
          endDecorator={
            before && (
              <Button
                size="sm"
                variant="soft"
                onClick={() => dispatch({ type: 'undo' })}
              >
                Undo
              </Button>
            )
          }
          sx={{ maxWidth: 'calc(100vw - 2rem)' }}
        >
          {note}
        </Snackbar>
      </Box>
    </Box>
  );
}

function titleOf(view: View, folders: readonly Item[]): string {
  if (view.type === 'starred') return 'Starred';
  if (view.type === 'tag') return view.tag;
  return folders.find(({ id }) => id === view.id)?.name ?? 'All files';
}
