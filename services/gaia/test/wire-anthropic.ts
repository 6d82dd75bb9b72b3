// Anthropic's messages.
import { type ModelRequest, type Sent, type Wire, argumentsOf, piecesOf } from './wire.js';

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly content?: string | readonly Block[];
  readonly cache_control?: object;
}
interface Body {
  readonly system?: string | readonly Block[];
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string | readonly Block[] }[];
  readonly tools?: readonly { readonly name: string }[];
  readonly output_config?: { readonly format?: object };
  readonly cache_control?: object;
  readonly stream?: boolean;
}

const textOf = (content: string | readonly Block[] = ''): string =>
  typeof content === 'string' ? content : content.map(({ text, content: inner }) => text ?? textOf(inner)).join('');
const isResult = ({ content }: Body['messages'][number]) =>
  typeof content !== 'string' && content.some(({ type }) => type === 'tool_result');
const usageOf = ({ tokens: { input, cached, output } }: Sent) => ({
  input_tokens: input - cached,
  cache_read_input_tokens: cached,
  cache_creation_input_tokens: 0,
  output_tokens: output,
});
const calls = ({ calls: asked = [] }: Sent) =>
  asked.map((call, index) => ({
    type: 'tool_use',
    id: call.id ?? `toolu_${index}`,
    name: call.name,
    json: argumentsOf(call),
  }));
const reason = (step: Sent) => (step.calls ? 'tool_use' : 'end_turn');
const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const message = (step: Sent) => ({
  id: step.id ?? 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'scripted',
  stop_sequence: null,
  usage: usageOf(step),
});

function blockEvents(index: number, start: object, deltas: readonly object[]): string[] {
  return [
    event('content_block_start', { index, content_block: start }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ];
}

/**
 * The beginnings of a request that the provider is asked to keep: up to a marked block of the instructions, and all of
 * it.
 */
function keptOf(
  { system = '', tools = [], output_config: output, cache_control: mark }: Body,
  prompt: string,
): string[] {
  const marked =
    typeof system !== 'string' && system.at(-1)?.cache_control
      ? [JSON.stringify([tools, output, system]).slice(0, -1)]
      : [];
  return [...marked, ...(mark ? [prompt.slice(0, -1)] : [])];
}

export const anthropic: Wire = {
  read: (body: Body): ModelRequest => {
    const { system = '', messages, tools = [], output_config: output, stream = false } = body;
    const prompt = JSON.stringify([tools, output, system, ...messages]);
    return {
      system: textOf(system),
      messages: messages.map((told) => ({ role: isResult(told) ? 'tool' : told.role, text: textOf(told.content) })),
      tools: tools.map(({ name }) => name),
      streamed: stream,
      native: output?.format !== undefined,
      prompt,
      kept: keptOf(body, prompt),
    };
  },
  whole: (step) => ({
    ...message(step),
    stop_reason: reason(step),
    content: [
      ...(step.say === undefined ? [] : [{ type: 'text', text: step.say }]),
      ...calls(step).map(({ json, ...call }) => ({ ...call, input: JSON.parse(json) as object })),
    ],
  }),
  events: (step) => [
    event('message_start', { message: { ...message(step), content: [], stop_reason: null } }),
    ...(step.say === undefined
      ? []
      : blockEvents(
          0,
          { type: 'text', text: '' },
          piecesOf(step.say).map((text) => ({ type: 'text_delta', text })),
        )),
    ...calls(step).flatMap(({ json, ...call }, index) =>
      blockEvents(
        index + (step.say === undefined ? 0 : 1),
        { ...call, input: {} },
        piecesOf(json).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
      ),
    ),
    event('message_delta', {
      delta: { stop_reason: reason(step), stop_sequence: null },
      usage: { output_tokens: step.tokens.output },
    }),
    event('message_stop', {}),
  ],
};
