// Listens to the errors of every queue of a process: BullMQ prints them raw when nobody does.
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { errorLog } from './error-log.js';

@Injectable()
export class QueueErrors implements OnModuleInit {
  private readonly logger = new Logger('Queue');
  private static readonly watched = new WeakSet<Queue>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      const queue = instance as unknown;
      if (!(queue instanceof Queue) || QueueErrors.watched.has(queue)) continue;
      QueueErrors.watched.add(queue);
      const errors = errorLog(this.logger, 'queue-error', queue.name);
      queue.on('error', errors.onError);
    }
  }
}
