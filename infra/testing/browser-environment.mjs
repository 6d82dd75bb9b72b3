// Jest's environment for components: jsdom, with what browsers have and jsdom lacks.
import { TestEnvironment } from 'jest-environment-jsdom';

export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { Headers, Response, TextDecoderStream, TransformStream, structuredClone });
    this.global.PointerEvent ??= pointerEvent(this.global.MouseEvent);
    // Nothing has a place on a page that is not laid out.
    this.global.scrollTo = () => undefined;
    this.global.Element.prototype.scrollIntoView = () => undefined;
    this.global.Element.prototype.setPointerCapture = () => undefined;
  }
}

const pointerEvent = (MouseEvent) =>
  class PointerEvent extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  };
