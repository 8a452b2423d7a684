import { useEffect, useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import Sheet from '@mui/joy/Sheet';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import { Folders, type FoldersProps } from './Folders';
import { hidden } from './hidden';
import { MessageList } from './MessageList';
import { ReadingPane } from './ReadingPane';
import { inView, useMailbox } from './useMailbox';
import { WriteDrawer } from './WriteDrawer';

export default function EmailScreen() {
  const [box, dispatch] = useMailbox();
  const { messages, view, openId, reading, checked, note, before } = box;
  const [menu, setMenu] = useState(false);
  const [writing, setWriting] = useState(false);

  const open = messages.find(({ id }) => id === openId);
  // Back on a phone: the focus returns to the message in the list.
  const wasReading = useRef(reading);
  useEffect(() => {
    if (wasReading.current && !reading)
      document.getElementById(`row-${openId}`)?.focus();
    wasReading.current = reading;
  }, [reading, openId]);

  const folders: FoldersProps = {
    view,
    unread: messages.filter(
      ({ folder, unread }) => folder === 'inbox' && unread,
    ).length,
    onShow: (next) => {
      dispatch({ type: 'show', view: next });
      setMenu(false);
    },
    onWrite: () => {
      setMenu(false);
      setWriting(true);
    },
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: '15rem minmax(0, 1fr)',
        },
        height: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        variant="soft"
        sx={{ display: { xs: 'none', lg: 'block' }, minHeight: 0 }}
      >
        <Folders {...folders} />
      </Sheet>
      <Drawer
        open={menu}
        onClose={() => setMenu(false)}
        slotProps={{ content: { 'aria-label': 'Folders' } }}
        sx={{ '--Drawer-horizontalSize': '17rem' }}
      >
        {menu && <Folders {...folders} />}
      </Drawer>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '22rem minmax(0, 1fr)',
            lg: '24rem minmax(0, 1fr)',
          },
          position: 'relative',
          minHeight: 0,
        }}
      >
        <Typography component="h1" sx={hidden}>
          Mail
        </Typography>
        <Box
          sx={{
            display: { xs: reading ? 'none' : 'block', md: 'block' },
            minHeight: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <MessageList
            view={view}
            messages={messages.filter((message) => inView(message, view))}
            openId={openId}
            checked={checked}
            dispatch={dispatch}
            onMenu={() => setMenu(true)}
          />
        </Box>
        <Box
          sx={{
            display: { xs: reading ? 'block' : 'none', md: 'block' },
            minHeight: 0,
          }}
        >
          {open ? (
            <ReadingPane message={open} reading={reading} dispatch={dispatch} />
          ) : (
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                height: '100%',
                p: 3,
              }}
            >
              <Typography level="body-sm">
                Choose a message to read it.
              </Typography>
            </Box>
          )}
        </Box>
      </Box>
      <WriteDrawer
        open={writing}
        onClose={() => setWriting(false)}
        onSend={(draft) => dispatch({ type: 'send', draft })}
      />
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
