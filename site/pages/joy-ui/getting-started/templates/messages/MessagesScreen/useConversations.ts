import { useEffect, useReducer, useRef } from 'react';
import { type Conversation, firstConversations, type Message } from './data';

interface State {
  readonly conversations: readonly Conversation[];
  readonly openId: string;
  /** Whether the thread is in place of the list, where both do not fit. */
  readonly reading: boolean;
  /** The conversations in which somebody is writing. */
  readonly typing: readonly string[];
}

type Action =
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'back' }
  | { readonly type: 'resolve'; readonly id: string }
  | { readonly type: 'typing'; readonly id: string }
  | { readonly type: 'send'; readonly id: string; readonly text: string }
  | { readonly type: 'answer'; readonly id: string };

const start: State = {
  conversations: firstConversations,
  openId: 'c1',
  reading: false,
  typing: [],
};

function reduce(state: State, action: Action): State {
  if (action.type === 'back') return { ...state, reading: false };
  const change = (to: (conversation: Conversation) => Partial<Conversation>) =>
    state.conversations.map((conversation) =>
      conversation.id === action.id
        ? { ...conversation, ...to(conversation) }
        : conversation,
    );
  switch (action.type) {
    case 'open':
      return {
        ...state,
        conversations: change(() => ({ unread: 0 })),
        openId: action.id,
        reading: true,
      };
    case 'resolve':
      return {
        ...state,
        conversations: change(({ resolved }) => ({ resolved: !resolved })),
      };
    case 'typing':
      return { ...state, typing: [...state.typing, action.id] };
    case 'send':
      return {
        ...state,
        conversations: change(({ messages }) => ({
          messages: [
            ...messages,
            message(action.id, messages, true, action.text),
          ],
          resolved: false,
        })),
      };
    case 'answer':
      return {
        ...state,
        typing: state.typing.filter((id) => id !== action.id),
        conversations: change(
          ({ messages, answers: [text, ...answers], unread }) =>
            text
              ? {
                  messages: [
                    ...messages,
                    message(action.id, messages, false, text),
                  ],
                  answers,
                  unread: state.openId === action.id ? 0 : unread + 1,
                }
              : {},
        ),
      };
  }
}

function message(
  id: string,
  before: readonly Message[],
  mine: boolean,
  text: string,
): Message {
  return {
    id: `${id}-${before.length}`,
    day: 'Today',
    time: 'Now',
    mine,
    text,
  };
}

export function useConversations() {
  const [state, dispatch] = useReducer(reduce, start);
  const timers = useRef<number[]>([]);
  useEffect(
    () => () => timers.current.forEach((timer) => clearTimeout(timer)),
    [],
  );

  /** Adds a message. Send it to your server here, and answer when one arrives. */
  const send = (id: string, text: string) => {
    const answers =
      state.conversations.find((one) => one.id === id)?.answers ?? [];
    dispatch({ type: 'send', id, text });
    if (answers.length === 0 || state.typing.includes(id)) return;
    timers.current.push(
      window.setTimeout(() => dispatch({ type: 'typing', id }), 900),
      window.setTimeout(() => dispatch({ type: 'answer', id }), 3200),
    );
  };

  return {
    ...state,
    send,
    open: (id: string) => dispatch({ type: 'open', id }),
    back: () => dispatch({ type: 'back' }),
    resolve: (id: string) => dispatch({ type: 'resolve', id }),
  };
}
