// A gateway as the documentation of Nest builds it: Express, a validation pipe with class-validator, a throttler with
// Redis, and two queues.
import 'reflect-metadata';
import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { BullModule, InjectQueue } from '@nestjs/bullmq';
import { Body, Controller, Get, HttpCode, Module, Post, ValidationPipe } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { SkipThrottle, ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { Queue } from 'bullmq';
import { Equals, IsEmail, IsOptional, IsString, Length, Matches } from 'class-validator';
import { Redis } from 'ioredis';

const url = process.env['REDIS_URL']!;

class ContactDto {
  @IsString() @Length(1, 100) firstName!: string;
  @IsString() @Length(1, 100) lastName!: string;
  @IsEmail() email!: string;
  @IsOptional() @Matches(/^[+\d][\d ./()-]{5,24}$/) phone?: string;
  @IsOptional() @IsString() @Length(0, 100) course?: string;
  @IsString() @Length(1, 5000) message!: string;
  @Equals(true) gdprAccepted!: boolean;
}

@Controller()
class ContactController {
  @InjectQueue('baseline-store') store!: Queue;
  @InjectQueue('baseline-mail') mail!: Queue;

  @Get('health/ready')
  @SkipThrottle()
  ready(): string {
    return 'ok';
  }

  @Post('api/contact')
  @HttpCode(202)
  async create(@Body() payload: ContactDto): Promise<{ id: string }> {
    const id = crypto.randomUUID();
    const lead = { id, kind: 'contact', receivedAt: new Date().toISOString(), payload };
    await this.store.add('contact', lead, { jobId: id });
    await this.mail.add('contact', lead, { jobId: id });
    return { id };
  }
}

@Module({
  imports: [
    BullModule.forRoot({ connection: { url } }),
    BullModule.registerQueue({ name: 'baseline-store' }, { name: 'baseline-mail' }),
    ThrottlerModule.forRoot({
      throttlers: [{ ttl: 600_000, limit: 1_000_000_000 }],
      storage: new ThrottlerStorageRedisService(new Redis(url)),
    }),
  ],
  controllers: [ContactController],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: false });
app.useGlobalPipes(new ValidationPipe({ whitelist: true }));
await app.listen(Number(process.env['PORT']), '127.0.0.1');
