<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller;

use Bezel\Storefront\Model\CheckoutConfig;
use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\Controller\Result\Json;
use Magento\Framework\Controller\Result\JsonFactory;

/**
 * Answers with the checkout's configuration, or a part of it.
 */
abstract class ConfigAction implements HttpGetActionInterface
{
    /**
     * @var CheckoutConfig
     */
    private $checkoutConfig;

    /**
     * @var JsonFactory
     */
    private $jsonFactory;

    /**
     * @param CheckoutConfig $checkoutConfig
     * @param JsonFactory $jsonFactory
     */
    public function __construct(CheckoutConfig $checkoutConfig, JsonFactory $jsonFactory)
    {
        $this->checkoutConfig = $checkoutConfig;
        $this->jsonFactory = $jsonFactory;
    }

    /**
     * @inheritdoc
     */
    public function execute(): Json
    {
        return $this->jsonFactory->create()->setData($this->pick($this->checkoutConfig->read()));
    }

    /**
     * The part of it that is answered.
     *
     * @param array $config
     * @return array
     */
    abstract protected function pick(array $config): array;
}
