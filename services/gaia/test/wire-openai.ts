// OpenAI's chat completions, as many servers speak them.
import { type ModelRequest, type Sent, type Wire, argumentsOf, piecesOf } from './wire.js';

interface Body {
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly { readonly text?: string }[] | null;
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string };
  readonly stream?: boolean;
}

const textOf = (content: Body['messages'][number]['content']) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');
const isInstruction = (role: string) => role === 'system' || role === 'developer';
const callsOf = ({ calls = [] }: Sent) =>
  calls.map((call, index) => ({
    index,
    id: call.id ?? `call_${index}`,
    type: 'function',
    function: { name: call.name, arguments: argumentsOf(call) },
  }));
const finish = ({ calls = [] }: Sent) => (calls.length > 0 ? 'tool_calls' : 'stop');
const usageOf = ({ tokens: { input, cached, output } }: Sent) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached },
});
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const envelope = ({ id = 'chatcmpl-1' }: Sent) => ({
  id,
  object: 'chat.completion.chunk',
  created: 1,
  model: 'scripted',
});
const chunk = (step: Sent, delta: object, reason: string | null = null) =>
  event({ ...envelope(step), choices: [{ index: 0, delta, finish_reason: reason }] });
/** A call as it is streamed: its name first, then its arguments in pieces. */
const callEvents = (step: Sent) =>
  callsOf(step).flatMap(({ index, function: { name, arguments: args }, ...call }) => [
    chunk(step, { tool_calls: [{ ...call, index, function: { name, arguments: '' } }] }),
    ...piecesOf(args).map((piece) => chunk(step, { tool_calls: [{ index, function: { arguments: piece } }] })),
  ]);

export const openai: Wire = {
  read: ({ messages, tools = [], response_format: format, stream = false }: Body): ModelRequest => ({
    system: messages
      .filter(({ role }) => isInstruction(role))
      .map(({ content }) => textOf(content))
      .join('\n'),
    messages: messages
      .filter(({ role }) => !isInstruction(role))
      .map(({ role, content }) => ({ role: role as 'user', text: textOf(content) })),
    tools: tools.map((tool) => tool.function.name),
    streamed: stream,
    native: format?.type === 'json_schema',
    prompt: JSON.stringify([tools, format, ...messages]),
    kept: [],
  }),
  whole: (step) => ({
    id: step.id ?? 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [
      {
        index: 0,
        finish_reason: finish(step),
        message: { role: 'assistant', content: step.say ?? null, ...(step.calls && { tool_calls: callsOf(step) }) },
      },
    ],
    usage: usageOf(step),
  }),
  events: (step) => [
    chunk(step, { role: 'assistant', content: '' }),
    ...piecesOf(step.say ?? '').map((content) => chunk(step, { content })),
    ...callEvents(step),
    chunk(step, {}, finish(step)),
    event({ ...envelope(step), choices: [], usage: usageOf(step) }),
    'data: [DONE]\n\n',
  ],
};
