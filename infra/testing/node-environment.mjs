// Jest's environment for Node, in which names of the global object (`Math`, `Map`) are found as fast as outside of
// Jest: a context made of an object asks that object for every such name, each time.
import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';

const { createContext } = vm;

export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}
