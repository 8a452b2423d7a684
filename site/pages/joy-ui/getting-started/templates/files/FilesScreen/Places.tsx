import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import ParkOutlined from '@mui/icons-material/ParkOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import { type Item, storage } from './data';
import type { View } from './useFiles';

interface Place {
  readonly name: string;
  readonly icon: ReactNode;
  readonly view: View;
}

export interface PlacesProps {
  readonly view: View;
  readonly folders: readonly Item[];
  readonly tags: readonly string[];
  readonly onShow: (view: View) => void;
}

export function Places({ view, folders, tags, onShow }: PlacesProps) {
  const groups: readonly (readonly [string, readonly Place[]])[] = [
    [
      'Library',
      [
        {
          name: 'All files',
          icon: <HomeOutlined />,
          view: { type: 'folder', id: null },
        },
        { name: 'Starred', icon: <StarOutline />, view: { type: 'starred' } },
      ],
    ],
    [
      'Projects',
      folders.map(({ id, name }) => ({
        name,
        icon: <FolderOutlined />,
        view: { type: 'folder', id },
      })),
    ],
    [
      'Tags',
      tags.map((tag) => ({
        name: tag,
        icon: <LocalOfferOutlined />,
        view: { type: 'tag', tag },
      })),
    ],
  ];

  return (
    <Stack
      component="nav"
      aria-label="Places"
      sx={{ height: '100%', gap: 2, p: 2 }}
    >
      <Typography
        level="title-lg"
        startDecorator={<ParkOutlined color="success" />}
        sx={{ minHeight: 36 }}
      >
        Fieldnotes
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <List
          size="sm"
          sx={{
            '--ListItem-radius': '8px',
            '--List-gap': '2px',
            '--List-padding': 0,
          }}
        >
          {groups.map(([title, places]) => (
            <ListItem key={title} nested>
              <ListSubheader>{title}</ListSubheader>
              <List>
                {places.map((place) => {
                  const here =
                    JSON.stringify(place.view) === JSON.stringify(view);
                  return (
                    <ListItem key={place.name}>
                      <ListItemButton
                        component="a"
                        href={`#${place.name.toLowerCase().replaceAll(' ', '-')}`}
                        selected={here}
                        aria-current={here ? 'page' : undefined}
                        onClick={() => onShow(place.view)}
                      >
                        <ListItemDecorator>{place.icon}</ListItemDecorator>
                        <ListItemContent>{place.name}</ListItemContent>
                      </ListItemButton>
                    </ListItem>
                  );
                })}
              </List>
            </ListItem>
          ))}
        </List>
      </Box>
      <Stack sx={{ gap: 1 }}>
        <Typography level="body-xs">{storage} of 100 GB used</Typography>
        <LinearProgress
          determinate
          value={storage}
          size="sm"
          color="success"
          aria-label="Storage"
        />
      </Stack>
    </Stack>
  );
}
