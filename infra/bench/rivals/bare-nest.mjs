// An empty Nest service with the product's libraries. JavaScript, because type stripping would count as its start-up
// time.
import { Controller, Get, Module } from '@nestjs/common';
import { BullModule, Processor, WorkerHost } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitySchema } from 'typeorm';

class HealthController {
  live() {
    return 'ok';
  }
}
Controller('health')(HealthController);
Get('live')(HealthController.prototype, 'live', Object.getOwnPropertyDescriptor(HealthController.prototype, 'live'));

class JobProcessor extends WorkerHost {
  async process() {}
}
Processor('rival-idle')(JobProcessor);

const Lead = new EntitySchema({
  name: 'RivalLead',
  tableName: 'leads',
  columns: { id: { type: 'uuid', primary: true }, payload: { type: 'jsonb' } },
});

class AppModule {}
Module({
  imports: [
    BullModule.forRoot({ connection: { url: process.env.REDIS_URL } }),
    BullModule.registerQueue({ name: 'rival-idle' }),
    TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL, entities: [Lead] }),
    TypeOrmModule.forFeature([Lead]),
  ],
  controllers: [HealthController],
  providers: [JobProcessor],
})(AppModule);

const app = await NestFactory.create(AppModule, new FastifyAdapter());
await app.listen(Number(process.env.PORT), '127.0.0.1');
