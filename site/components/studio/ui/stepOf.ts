/** The keys that are pressed together. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The step that keys are for: Ctrl or Cmd with Z, with Shift and Z, or with Y; `null` for all others. */
export function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? null : 'redo';
    default:
      return null;
  }
}
