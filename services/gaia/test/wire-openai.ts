// OpenAI's chat completions, as many servers speak them.
import { type ModelRequest, type Step, type Wire, argumentsOf, piecesOf } from './wire.js';

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string | readonly { readonly text?: string }[] | null }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly stream?: boolean;
}

const textOf = (content: Body['messages'][number]['content']) => (typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join(''));
const isInstruction = (role: string) => role === 'system' || role === 'developer';
const callsOf = ({ calls = [] }: Step) => calls.map((call, index) => ({ index, id: call.id ?? `call_${index}`, type: 'function', function: { name: call.name, arguments: argumentsOf(call) } }));
const finish = ({ calls = [] }: Step) => (calls.length > 0 ? 'tool_calls' : 'stop');
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = ({ id = 'chatcmpl-1' }: Step, delta: object, reason: string | null = null) => event({ id, object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason: reason }] });

export const openai: Wire = {
  read: ({ messages, tools = [], stream = false }: Body): ModelRequest => ({
    system: messages.filter(({ role }) => isInstruction(role)).map(({ content }) => textOf(content)).join('\n'),
    messages: messages.filter(({ role }) => !isInstruction(role)).map(({ role, content }) => ({ role: role as 'user', text: textOf(content) })),
    tools: tools.map((tool) => tool.function.name),
    streamed: stream,
  }),
  whole: (step) => ({
    id: step.id ?? 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: finish(step), message: { role: 'assistant', content: step.say ?? null, ...(step.calls && { tool_calls: callsOf(step) }) } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
  events: (step) => [
    chunk(step, { role: 'assistant', content: '' }),
    ...piecesOf(step.say ?? '').map((content) => chunk(step, { content })),
    ...callsOf(step).map((call) => chunk(step, { tool_calls: [call] })),
    chunk(step, {}, finish(step)),
    'data: [DONE]\n\n',
  ],
};
