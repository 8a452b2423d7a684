import { useRef } from 'react';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import AddIcon from '@mui/icons-material/Add';
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { Item, Kind } from './data';

const kinds: Readonly<Record<string, Kind>> = {
  pdf: 'plan',
  jpg: 'photo',
  jpeg: 'photo',
  png: 'photo',
  csv: 'sheet',
  xlsx: 'sheet',
};

export interface AddMenuProps {
  /** The folder that they come into. */
  readonly parent: string | null;
  readonly items: readonly Item[];
  readonly onAdd: (items: readonly Item[]) => void;
}

export function AddMenu({ parent, items, onAdd }: AddMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const added = useRef(0);

  const make = (
    name: string,
    kind: Kind,
    bytes: number,
    modified: string,
  ): Item => {
    added.current += 1;
    return {
      id: `new-${added.current}`,
      parent,
      name,
      kind,
      bytes,
      modified,
      owner: 'You',
      tags: [],
    };
  };
  const upload = (files: FileList | null) => {
    const chosen = [...(files ?? [])].map(({ name, size, lastModified }) =>
      make(
        name,
        kinds[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text',
        size,
        new Date(lastModified).toISOString(),
      ),
    );
    if (chosen.length > 0) onAdd(chosen);
  };
  const addFolder = () => {
    const names = items
      .filter((item) => item.parent === parent)
      .map(({ name }) => name);
    let name = 'New folder';
    for (let count = 2; names.includes(name); count += 1)
      name = `New folder ${count}`;
    onAdd([make(name, 'folder', 0, '')]);
  };

  return (
    <>
      <Dropdown>
        <MenuButton
          variant="solid"
          color="primary"
          startDecorator={<AddIcon />}
        >
          New
        </MenuButton>
        <Menu aria-label="New" placement="bottom-end">
          <MenuItem onClick={() => input.current?.click()}>
            <ListItemDecorator>
              <UploadFileOutlined />
            </ListItemDecorator>
            Upload files
          </MenuItem>
          <MenuItem onClick={addFolder}>
            <ListItemDecorator>
              <CreateNewFolderOutlined />
            </ListItemDecorator>
            New folder
          </MenuItem>
        </Menu>
      </Dropdown>
      <Box
        component="input"
        type="file"
        multiple
        hidden
        ref={input}
        aria-label="Files to upload"
        onChange={({ target }: { readonly target: HTMLInputElement }) => {
          upload(target.files);
          target.value = '';
        }}
      />
    </>
  );
}
