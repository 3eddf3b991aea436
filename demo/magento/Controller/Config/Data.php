<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller\Config;

use Bezel\Storefront\Controller\ConfigAction;

/**
 * GET /checkout/config/data: what the cart and the checkout start from.
 */
class Data extends ConfigAction
{
    /**
     * @inheritdoc
     */
    protected function pick(array $config): array
    {
        return $config;
    }
}
