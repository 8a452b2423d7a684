import { useReducer } from 'react';
import { firstMessages, type Folder, type Message, type View } from './data';

export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface Mailbox {
  readonly messages: readonly Message[];
  readonly view: View;
  readonly openId: string | null;
  /** Whether the open message is in place of the list, where both do not fit. */
  readonly reading: boolean;
  readonly checked: readonly string[];
  /** What happened last, and the messages as they were before, to undo it. */
  readonly note: string;
  readonly before: readonly Message[] | null;
}

export type Action =
  | { readonly type: 'show'; readonly view: View }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'back' }
  | { readonly type: 'check'; readonly ids: readonly string[] }
  | { readonly type: 'star'; readonly id: string }
  | { readonly type: 'unread'; readonly ids: readonly string[] }
  | {
      readonly type: 'move';
      readonly ids: readonly string[];
      readonly folder: Folder;
    }
  | { readonly type: 'reply'; readonly id: string; readonly text: string }
  | { readonly type: 'send'; readonly draft: Draft }
  | { readonly type: 'undo' }
  | { readonly type: 'dismiss' };

const start: Mailbox = {
  messages: firstMessages,
  view: 'inbox',
  openId: 'm1',
  reading: false,
  checked: [],
  note: '',
  before: null,
};

/** Everything that can happen to the messages. Send each action to your server here. */
function reduce(box: Mailbox, action: Action): Mailbox {
  const change = (ids: readonly string[], to: Partial<Message>) =>
    box.messages.map((message) =>
      ids.includes(message.id) ? { ...message, ...to } : message,
    );
  switch (action.type) {
    case 'show':
      return {
        ...box,
        view: action.view,
        openId: null,
        reading: false,
        checked: [],
      };
    case 'open':
      return {
        ...box,
        messages: change([action.id], { unread: false }),
        openId: action.id,
        reading: true,
      };
    case 'back':
      return { ...box, reading: false };
    case 'check':
      return { ...box, checked: action.ids };
    case 'star': {
      const starred = box.messages.some(
        ({ id, starred }) => id === action.id && starred,
      );
      return { ...box, messages: change([action.id], { starred: !starred }) };
    }
    case 'unread':
      return {
        ...box,
        messages: change(action.ids, { unread: true }),
        reading: false,
        checked: [],
      };
    case 'move': {
      const count = action.ids.length;
      const gone = action.ids.includes(box.openId ?? '');
      const place =
        action.folder === 'trash' ? 'the trash' : `the ${action.folder}`;
      return {
        ...box,
        messages: change(action.ids, { folder: action.folder }),
        openId: gone ? null : box.openId,
        reading: !gone && box.reading,
        checked: [],
        note: `${count} ${count === 1 ? 'message' : 'messages'} moved to ${place}`,
        before: box.messages,
      };
    }
    case 'reply': {
      const replies = box.messages.find(({ id }) => id === action.id)?.replies;
      return {
        ...box,
        messages: change([action.id], {
          replies: [...(replies ?? []), action.text],
        }),
        note: 'Reply sent',
        before: null,
      };
    }
    case 'send': {
      const { to, subject, text } = action.draft;
      const sent: Message = {
        id: `s${box.messages.length}`,
        folder: 'sent',
        person: to,
        address: to,
        subject,
        time: 'Now',
        body: text.split(/\n+/),
      };
      return {
        ...box,
        messages: [sent, ...box.messages],
        note: 'Message sent',
        before: null,
      };
    }
    case 'undo':
      return {
        ...box,
        messages: box.before ?? box.messages,
        note: '',
        before: null,
      };
    case 'dismiss':
      return { ...box, note: '', before: null };
  }
}

export function useMailbox() {
  return useReducer(reduce, start);
}

export function inView(message: Message, view: View): boolean {
  if (view === 'starred')
    return message.folder !== 'trash' && !!message.starred;
  return message.folder === view;
}
