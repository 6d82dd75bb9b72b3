// Anthropic's messages.
import { type ModelRequest, type Step, type Wire, argumentsOf, piecesOf } from './wire.js';

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly content?: string | readonly Block[];
}
interface Body {
  readonly system?: string | readonly Block[];
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string | readonly Block[] }[];
  readonly tools?: readonly { readonly name: string }[];
  readonly stream?: boolean;
}

const textOf = (content: string | readonly Block[] = ''): string => (typeof content === 'string' ? content : content.map(({ text, content: inner }) => text ?? textOf(inner)).join(''));
const isResult = ({ content }: Body['messages'][number]) => typeof content !== 'string' && content.some(({ type }) => type === 'tool_result');
const usage = { input_tokens: 1, output_tokens: 1 };
const calls = ({ calls: asked = [] }: Step) => asked.map((call, index) => ({ type: 'tool_use', id: call.id ?? `toolu_${index}`, name: call.name, json: argumentsOf(call) }));
const reason = (step: Step) => (step.calls ? 'tool_use' : 'end_turn');
const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

function blockEvents(index: number, start: object, deltas: readonly object[]): string[] {
  return [event('content_block_start', { index, content_block: start }), ...deltas.map((delta) => event('content_block_delta', { index, delta })), event('content_block_stop', { index })];
}

export const anthropic: Wire = {
  read: ({ system = '', messages, tools = [], stream = false }: Body): ModelRequest => ({
    system: textOf(system),
    messages: messages.map((message) => ({ role: isResult(message) ? 'tool' : message.role, text: textOf(message.content) })),
    tools: tools.map(({ name }) => name),
    streamed: stream,
  }),
  whole: (step) => ({
    id: step.id ?? 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'scripted',
    stop_reason: reason(step),
    stop_sequence: null,
    usage,
    content: [...(step.say === undefined ? [] : [{ type: 'text', text: step.say }]), ...calls(step).map(({ json, ...call }) => ({ ...call, input: JSON.parse(json) as object }))],
  }),
  events: (step) => [
    event('message_start', { message: { id: step.id ?? 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null, stop_sequence: null, usage } }),
    ...(step.say === undefined ? [] : blockEvents(0, { type: 'text', text: '' }, piecesOf(step.say).map((text) => ({ type: 'text_delta', text })))),
    ...calls(step).flatMap(({ json, ...call }, index) => blockEvents(index + (step.say === undefined ? 0 : 1), { ...call, input: {} }, [{ type: 'input_json_delta', partial_json: json }])),
    event('message_delta', { delta: { stop_reason: reason(step), stop_sequence: null }, usage }),
    event('message_stop', {}),
  ],
};
