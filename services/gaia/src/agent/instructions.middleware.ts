// What a language model needs beside its tools, and the embedded one does not: instructions, and one second chance when the guard refuses
// its words.
import { AIMessage, SystemMessage } from '@langchain/core/messages';
import { createMiddleware } from 'langchain';
import { type Objection, objectionsTo } from './objections.js';
import { artifactsOf, groundsOf, runOf, visitorOf } from './run.js';
import { systemPrompt } from './system-prompt.js';
import { contextSchema } from './turn-context.js';

export const instructions = (clock: () => Date) =>
  createMiddleware({
    name: 'instructions',
    contextSchema,
    wrapModelCall: async (request, handler) => {
      const { plan, preview } = request.runtime.context.turn;
      const told = systemPrompt(clock(), plan);
      const said = await handler({ ...request, systemMessage: new SystemMessage(told) });
      if (!AIMessage.isInstance(said) || said.text.trim() === '' || said.tool_calls?.length || said.invalid_tool_calls?.length) return said;
      const objections = objectionsTo(said.text, groundsOf(artifactsOf(runOf(request.messages)), visitorOf(request.messages)));
      if (objections.length === 0) return said;
      preview?.stop();
      return handler({ ...request, systemMessage: new SystemMessage(`${told}\n\n${correction(objections)}`) });
    },
  });

const correction = (objections: readonly Objection[]): string =>
  `La risposta che hai appena preparato è stata scartata: ${objections.join('; ')}. Scrivine un'altra, in italiano, con i soli fatti dei risultati.`;
